import { subscribe } from "node:diagnostics_channel";
import type { Socket } from "node:net";

/**
 * Lets what is written to a connection just as it breaks fail, as all else on it does. The database's driver waits for
 * `drain` there, which never comes once a socket is destroyed, and would look only then whether it still stands.
 * Applies to every connection that this process opens from now on: other writers find theirs closed all the same.
 */
export function freeWaitingWrites(): void {
  subscribe("net.client.socket", (message) => {
    const { socket } = message as { socket: Socket };
    socket.once("close", () => socket.emit("drain"));
  });
}
