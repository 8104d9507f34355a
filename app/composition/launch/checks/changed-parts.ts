import { existsSync } from "node:fs";
import { join, matchesGlob } from "node:path";
import { LaunchError } from "../launch-error.ts";
import { root } from "../places.ts";
import { changedFiles } from "./changed-files.ts";
import { endToEndPart } from "./end-to-end-part.ts";
import { testsOf } from "./import-graph.ts";
import { oneTest, type Part } from "./part.ts";
import { build, types } from "./parts.ts";
import { runTool } from "./tool.ts";
import { vitestPart } from "./vitest-part.ts";

const integration = ["**/*.integration.test.ts", "tests/isolation/**/*.test.ts"];
const house = ["tests/house/**/*.test.ts"];
const isOneOf = (globs: readonly string[]) => (file: string) => globs.some((glob) => matchesGlob(file, glob));
const isIntegration = isOneOf(integration);
const isHouse = isOneOf(house);
const isUnit = (file: string) => /\.test\.tsx?$/.test(file) && !isIntegration(file) && !isHouse(file);

/** What `npm test -- --changed` runs, and what it leaves out, for the reader to know. */
export function changedParts(): { parts: Part[]; said: string } {
  const changed = changedFiles();
  if (!changed) throw new LaunchError("There is no main branch to compare with; fetch it, or run npm test.");
  const { base, files } = changed;
  if (files.length === 0) throw new LaunchError(`Nothing differs from ${base.slice(0, 10)}, where main was left.`);
  const units = testsOf(files, isUnit);
  const integrations = testsOf(files, isIntegration);
  const journeys = journeysOf(files);
  const said = [
    `${files.length} changed files since ${base.slice(0, 10)}: ${units.length} unit and ${integrations.length} integration files import them; journeys of ${journeys.join(", ") || "no room"}.`,
    "Left out: boundaries, dead code, duplicate strings, mutants, stories, and what reaches a change only " +
      "through another room's events or contributions.",
  ].join("\n");
  const parts = [
    ...ofChanged("format", files, "prettier", ["--check", "--log-level", "warn"], /\.(tsx?|m?js|cjs|css)$/),
    types,
    ...ofChanged("lint", files, "eslint", ["--max-warnings", "0", "--no-warn-ignored"], /\.(tsx?|m?js|cjs)$/),
    ...(units.length > 0 ? [vitestPart("unit", units)] : []),
    ...(integrations.length + journeys.length > 0 ? [build] : []),
    ...(integrations.length > 0 ? [vitestPart("integration", integrations)] : []),
    vitestPart("house"),
    ...(journeys.length > 0 ? [endToEndPart(journeys.map((room) => `tests/e2e/${room}/`))] : []),
  ];
  return { parts, said };
}

/** A tool over those of the changed files that it reads and that are still there. */
function ofChanged(
  name: string,
  files: readonly string[],
  tool: "prettier" | "eslint",
  words: readonly string[],
  reads: RegExp,
): Part[] {
  const own = files.filter((file) => reads.test(file) && existsSync(join(root, file)));
  if (own.length === 0) return [];
  return [{ name, run: async (stop) => oneTest(await runTool(tool, [...words, ...own], stop)) }];
}

/** The rooms with journeys whose own code or journeys changed; the frame has its journeys under `shell`. */
function journeysOf(files: readonly string[]): string[] {
  const rooms = files
    .filter((file) => !/\.(test|stories)\.tsx?$|\.md$/.test(file))
    .map((file) => /^(?:app\/modules|tests\/e2e)\/([\w-]+)\/|^app\/(shell)\//.exec(file))
    .map((found) => found?.[1] ?? found?.[2])
    .filter((room) => room !== undefined);
  return [...new Set(rooms)].filter((room) => existsSync(join(root, "tests/e2e", room))).toSorted();
}
