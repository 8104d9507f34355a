import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

const command = join(import.meta.dirname, "cairn-connector.ts");
const typed = (...words: string[]) => {
  const { status, stderr } = spawnSync(process.execPath, ["--no-warnings", command, ...words], { encoding: "utf8" });
  return { status, stderr };
};

test("settings that are typed in place of their file, and a secret, are told from files that are there", () => {
  expect(typed("dev", ".", "--settings", '{"address":"x"}', "--secret", command)).toEqual({
    status: 2,
    stderr: expect.stringMatching(/^cairn-connector dev: --settings names a file, and there is none at .*address/),
  });
  expect(typed("dev", ".", "--settings", command, "--secret", "abc").stderr).toContain("--secret names a file");
  expect(typed("dev", ".", "--settings", command).stderr).toContain("Either --sample, or --settings and --secret");
});
