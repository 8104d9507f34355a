import type { Seed } from "#app/platform/contributions/seed.ts";
import { seedDisciplinary } from "./seed-notes.ts";
import { demoPeople } from "#app/modules/people/index.ts";

export const disciplinarySeed: Seed = {
  after: ["people", "access"],
  run: (context, company) => seedDisciplinary(context, company, demoPeople.of(company)),
};
