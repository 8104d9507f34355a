import type { MouseEvent } from "react";

type Send = (fields: { intent: "mark-read"; notificationId: string }) => void;

/**
 * What the link of a notice does besides leading there: who opens what they were told of has read it. A press of the
 * middle button opens it as well, beside this page.
 */
export function readByOpening(send: Send, { id, read }: { id: string; read: boolean }) {
  if (read) return {};
  const mark = () => send({ intent: "mark-read", notificationId: id });
  return {
    onClick: mark,
    onAuxClick: ({ button }: Pick<MouseEvent, "button">) => {
      if (button === 1) mark();
    },
  };
}
