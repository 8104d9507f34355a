import { expect, test } from "vitest";
import { buttonOf, readChatMessage } from "./chat-message.ts";

test("a command and what follows it, from whom", () => {
  const body = new URLSearchParams({ command: "/cairn", text: " Praise asha@acme.test Well done!", user_id: "U1" });
  expect(readChatMessage(body.toString())).toEqual({
    externalId: "U1",
    asked: { command: "praise", text: "asha@acme.test Well done!" },
  });
});

test("a button carries back what it is for, and what is no message is none", () => {
  const payload = JSON.stringify({ user: { id: "U1" }, actions: [{ value: buttonOf("tasks", "complete", "7") }] });
  expect(readChatMessage(new URLSearchParams({ payload }).toString())).toEqual({
    externalId: "U1",
    asked: { command: "tasks", act: "complete", value: "7" },
  });
  for (const body of ["", "payload=%7B", "payload=%7B%7D", "user_id=U1", "command=x"])
    expect(readChatMessage(body)).toBeNull();
});
