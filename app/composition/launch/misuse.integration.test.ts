import { expect, test } from "vitest";
import { runLauncher } from "./testing/processes.ts";

const commands = ["start", "build", "dev", "bench", "test", "tour", "validate"];

test.each(commands)("%s refuses what it does not know before it does anything", async (command) => {
  for (const typed of ["--nonsense", "nonsense"]) {
    const { code, text } = await runLauncher([command, typed], { PORT: "4411" });
    expect({ code, text }).toEqual({ code: 2, text: expect.stringMatching(/^cairn: [^\n]*nonsense[^\n]*\n$/) });
  }
});

// The bench has it too, and loads every measure to list them.
test.each(commands.filter((command) => command !== "bench"))("%s has help in the one form", async (command) => {
  const { code, text } = await runLauncher([command, "--help"], {});
  expect(code).toBe(0);
  expect(text).toMatch(/^Usage: npm [^]+\n\nOptions:\n[^]+--help[^]+\n\nExit codes:\n {2}0 {2}done\n/);
});

test.each([
  [["start", "--dmo"], "did you mean --demo?"],
  [["test", "unti"], "did you mean unit?"],
  [["bench", "--round", "5"], "did you mean --rounds?"],
  [["bench", "--rounds", "many"], '--rounds is "many"; it must be a number'],
  [["new", "rom", "time-off"], "did you mean room?"],
  [["new", "room", "time-off", "--titel", "Time off"], "did you mean --title?"],
  [["new", "room", "time-off", "--table", "employee"], 'There is no option "--table"'],
  [["new", "query", "goals/paused-goals", "goals/more"], "is one word too many"],
  [["new", "room", "time-off"], 'It needs its title: --title "Time off".'],
  [["new", "room", "time-off", "--title", "Time off"], "--record absence"],
])("%j is one line that helps, and exit code 2", async (typed, words) => {
  const { code, text } = await runLauncher(typed, { PORT: "4411" });
  expect({ code, lines: text.trimEnd().split("\n").length }).toEqual({ code: 2, lines: 1 });
  expect(text).toContain(words);
});
