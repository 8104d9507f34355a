import { expect, test } from "vitest";
import { roomServers } from "#app/composition/rooms.server.ts";
import { measuresOf } from "#app/platform/contributions/measure.ts";
import { languages } from "#app/platform/i18n/languages.ts";
import { compileSql } from "#tenancy/sql.ts";

const measures = measuresOf(roomServers);
const days = { from: "2026-07-01", to: "2026-09-30" };
const context = { clock: { now: () => new Date("2026-11-16T09:00:00Z") }, today: () => "2026-11-16" };

/** What more than one measure says. */
const saidTwice = (said: readonly string[]) => said.filter((one, place) => said.indexOf(one) !== place);

test("every measure has a name and a formula of its own in every language", () => {
  expect(measures.length).toBeGreaterThanOrEqual(20);
  for (const language of languages) {
    const said = measures.flatMap(({ key, words }) =>
      ["name", "formula"].map((part) => words(language)(`measures.${key}.${part}`)),
    );
    expect(said.filter((text) => text.startsWith("measures."))).toEqual([]);
    expect(saidTwice(said)).toEqual([]);
  }
});

test("no number is computed by two measures", () => {
  const computed = measures.flatMap((measure) => {
    if (!("facts" in measure)) return [];
    const { text, values } = compileSql(measure.facts(context, days));
    return `${measure.sum} ${text.replace(/\s+/g, " ")} ${JSON.stringify(values)}`;
  });
  expect(saidTwice(computed)).toEqual([]);
});

test("a guarded number tells what happened, each fact at one moment, and leads to nobody", () => {
  const guarded = measures.filter(({ secrecy }) => secrecy === "GUARDED");
  expect(guarded.length).toBeGreaterThan(0);
  for (const { key, time, seenBy, recordsOf } of guarded)
    expect([key, time, seenBy.led, recordsOf]).toEqual([key, "PERIOD", undefined, undefined]);
});
