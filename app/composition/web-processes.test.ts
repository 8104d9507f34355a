import { expect, test } from "vitest";
import { sharesOf } from "./web-processes.ts";

const settings: NodeJS.ProcessEnv = {
  DATABASE_URL: "postgresql://cairn:x@localhost:5432/cairn",
  NODE_ENV: "production",
  APP_SECRET: `${"a".repeat(32)}, ${"b".repeat(32)}`,
  PORT: "4000",
};

test("what is counted in a process is shared out among those that serve", () => {
  expect(sharesOf(["web"], { ...settings, CAIRN_WEB_PROCESSES: "4", DATABASE_POOL: "14" })).toEqual({
    processes: 4,
    settings: {
      CAIRN_WEB_PROCESSES: "1",
      DATABASE_POOL: "3",
      CAIRN_API_RATE: "150",
      APP_SECRET: `${"a".repeat(32)},${"b".repeat(32)}`,
      PORT: "4000",
    },
  });
});

test("processes that have to make up their own secret have the same", () => {
  const demo: NodeJS.ProcessEnv = { ...settings, APP_SECRET: "", CAIRN_DEMO: "1", CAIRN_WEB_PROCESSES: "2" };
  expect(sharesOf(["web"], demo)!.settings["APP_SECRET"]).toMatch(/^[\w-]{43}$/);
});

test("one process serves by itself, and so does what is no web server or was called wrongly", () => {
  const several = { ...settings, CAIRN_WEB_PROCESSES: "2" };
  expect(sharesOf(["web"], several)).not.toBeNull();
  expect(sharesOf(["web"], settings)).toBeNull();
  expect(sharesOf(["web", "--help"], several)).toBeNull();
  expect(sharesOf(["worker"], several)).toBeNull();
  expect(sharesOf(["web"], { ...several, DATABASE_POOL: "3" })).toBeNull();
});
