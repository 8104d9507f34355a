import { expect, it, vi } from "vitest";
import { readByOpening } from "./read-by-opening.ts";

const id = "0199-notice";
const marked = { intent: "mark-read", notificationId: id };

it("marks a notice as read when its link is followed, here or beside this page", () => {
  const send = vi.fn();
  const { onClick, onAuxClick } = readByOpening(send, { id, read: false });
  onClick!();
  onAuxClick!({ button: 1 });
  expect(send.mock.calls).toEqual([[marked], [marked]]);
});

it("leaves it unread when only the menu of the link is opened", () => {
  const send = vi.fn();
  readByOpening(send, { id, read: false }).onAuxClick!({ button: 2 });
  expect(send).not.toHaveBeenCalled();
});

it("says nothing of what was read already", () => {
  expect(readByOpening(vi.fn(), { id, read: true })).toEqual({});
});
