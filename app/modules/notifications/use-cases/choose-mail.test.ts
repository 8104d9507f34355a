import { parseWithZod } from "@conform-to/zod/v4";
import { expect, test } from "vitest";
import { chooseMailInput } from "./choose-mail.ts";

test("a form says of each line when mails come, or that nothing is said of it", () => {
  const form = new FormData();
  const lines = [
    ["goals", "DAILY"],
    ["goals:yours", ""],
  ] as const;
  for (const [at, [room, mail]] of lines.entries()) {
    form.set(`choices[${at}].room`, room);
    form.set(`choices[${at}].mail`, mail);
  }
  expect(parseWithZod(form, { schema: chooseMailInput })).toMatchObject({
    status: "success",
    value: {
      choices: [
        { room: "goals", mail: "DAILY" },
        { room: "goals:yours", mail: null },
      ],
    },
  });
});
