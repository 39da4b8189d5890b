"""The server as processes of a machine: started, stopped, several of them; what a wheel brings."""
