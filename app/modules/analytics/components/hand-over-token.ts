/** A way to the page in a frame, by the messages dashboards of this kind understand. */
export type TokenPort = { hand: (token: string) => void; close: () => void };

/** Opens a channel to a frame of this origin alone; whatever else the frame shows gets nothing. */
export function openTokenPort(frame: HTMLIFrameElement, origin: string): TokenPort {
  const { port1, port2 } = new MessageChannel();
  frame.contentWindow?.postMessage({ type: "__embedded_comms__", handshake: "port transfer" }, origin, [port2]);
  port1.start();
  return {
    hand: (guestToken) => port1.postMessage({ switchboardAction: "emit", method: "guestToken", args: { guestToken } }),
    close: () => port1.close(),
  };
}
