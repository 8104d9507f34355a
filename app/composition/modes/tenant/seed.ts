import { z } from "zod";
import { exitCodes, type CommandShape } from "../../launch/command-line/shape.ts";
import { LaunchError } from "../../launch/launch-error.ts";
import { demoSizes, type DemoSize } from "../../seed/demo-companies.ts";
import { seedCompany } from "../../seed/seed-company.ts";
import { command } from "../command.ts";
import { addressWord, currencyInput, nameInput, parseWord, slugInput, timeZoneInput } from "./company-words.ts";

const sizeInput = z.enum(Object.keys(demoSizes) as [DemoSize], "The size is small, company or enterprise.");
const domainInput = z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, "A domain looks like acme.test.");

const shape = {
  about: "Makes a demo company with people, goals and a year of life; not in production without --demo.",
  words: [addressWord],
  options: {
    size: { value: "size", about: "small, company or enterprise; small where nothing is said" },
    name: { value: "name", about: "what it is called; its address where nothing is said" },
    domain: { value: "domain", about: "of its people's mail; <address>.test where nothing is said" },
    currency: { value: "EUR", about: "three letters; EUR where nothing is said" },
    "time-zone": { value: "zone", about: "Europe/Berlin where nothing is said" },
  },
} satisfies CommandShape;

/** `tenant seed`. */
export const seed = command(shape, "a migrated database", async (application, { words, options }, { say }) => {
  const slug = parseWord(slugInput, words[0]);
  const size = parseWord(sizeInput, options.size ?? "small");
  const company = {
    slug,
    name: parseWord(nameInput, options.name ?? slug),
    domain: parseWord(domainInput, options.domain ?? `${slug}.test`),
    currency: parseWord(currencyInput, options.currency ?? "EUR"),
    timeZone: parseWord(timeZoneInput, options["time-zone"] ?? "Europe/Berlin"),
    fiscalYearStartMonth: 1,
  };
  if (!application.config.demo) throw new LaunchError("Demo data is never made in production without --demo.");
  const started = performance.now();
  await seedCompany(application, company, size);
  say(`Made ${company.name} with ${demoSizes[size]} people in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  return exitCodes.done;
});
