import { expect, test } from "vitest";
import { addMessage, removeMessage, type SnackbarMessage } from "./snackbar-state.ts";

test("keeps the newest three", () => {
  let list: readonly SnackbarMessage[] = [];
  for (let id = 1; id <= 5; id++) list = addMessage(list, id, { text: `message ${id}` });
  expect(list.map((message) => message.id)).toEqual([3, 4, 5]);
});

test("errors stay, undoable things linger, the rest goes sooner", () => {
  const undo = { label: "Undo", onSelect: () => undefined };
  expect(addMessage([], 1, { text: "a", tone: "error" })[0]?.lasts).toBeNull();
  expect(addMessage([], 1, { text: "a", action: undo })[0]?.lasts).toBe(9000);
  expect(addMessage([], 1, { text: "a" })[0]?.lasts).toBe(5000);
  expect(addMessage([], 1, { text: "a", tone: "error", lasts: 100 })[0]?.lasts).toBe(100);
});

test("removes one by its id", () => {
  const list = addMessage(addMessage([], 1, { text: "a" }), 2, { text: "b" });
  expect(removeMessage(list, 1).map((message) => message.id)).toEqual([2]);
});

test("what is said of the same takes the place of what was said before, and of nothing else", () => {
  const said = [{ text: "a" }, { text: "goes on", about: "x" }, { text: "done", about: "x" }];
  const list = said.reduce<readonly SnackbarMessage[]>((all, input, id) => addMessage(all, id, input), []);
  expect(list.map(({ text }) => text)).toEqual(["a", "done"]);
  expect(addMessage(list, 9, { text: "b" }).map(({ text }) => text)).toEqual(["a", "done", "b"]);
});
