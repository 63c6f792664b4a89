import { runCommand, wholeNumber } from "../../server/commands/command-line.ts";
import { startPaypalEmulator } from "./paypal.ts";

const DEFAULT_PORT = "4200";
const MAX_PORT = 65_535;
const USAGE = `Usage: npm run paypal -- [--port N]

Serves a PayPal on this machine to try the checkout with, until Ctrl-C, and prints the call that starts the product with
it. No money moves.

  --port N   port to listen on; ${DEFAULT_PORT} if not given, 0 for any that is free`;

await runCommand({
  usage: USAGE,
  options: { port: { type: "string" } },
  async run({ port = DEFAULT_PORT }) {
    const wanted = wholeNumber(port, { option: "--port", least: 0, most: MAX_PORT });
    const { env } = await startPaypalEmulator({ port: wanted });
    const settings = Object.entries(env).map(([name, value]) => `${name}='${value}'`);
    console.log([...settings, "  npm start"].join(" \\\n"));
  },
});
