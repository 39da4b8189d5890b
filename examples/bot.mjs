// A robot that plays anything legal: node examples/bot.mjs http://localhost:8000 TABLE TOKEN
const [server, table, token] = process.argv.slice(2);
const address = `${server}/api/tables/${table}`;
const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };

async function say(command) {
  await new Promise((go) => setTimeout(go, 50)); // thirty requests a second are allowed
  const body = JSON.stringify({ id: crypto.randomUUID(), ...command });
  const answer = await fetch(`${address}/commands`, { method: "POST", headers, body });
  await answer.text(); // if it was refused: the table has moved on, the next update says where to
}

const stream = await fetch(`${address}/events?words=true`, { headers });
let rest = "";
for await (const piece of stream.body.pipeThrough(new TextDecoderStream())) {
  const lines = (rest + piece).split("\n");
  rest = lines.pop();
  for (const line of lines.filter(Boolean)) {
    const { version, info, views = [] } = JSON.parse(line);
    if (info?.status === "over") process.exit(console.log(info.result.why.en));
    if (info?.status === "open" && views[0].seat === null)
      await say({ type: "sit", seat: info.chairs.findIndex((chair) => !chair.player) });
    for (const { seat, choices } of views.filter((view) => view.choices.length)) {
      const action = choices[Math.floor(Math.random() * choices.length)].id;
      await say({ type: "play", seat, version, action });
    }
  }
}
