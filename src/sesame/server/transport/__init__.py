"""How people and programs reach the house: sockets, requests, keys, pages."""
