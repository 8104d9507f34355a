import { feature } from "#app/platform/http/can.ts";
import { resource } from "#app/platform/http/page.ts";
import { findCompetencies, findCompetenciesInput } from "../queries/find-competencies.ts";

/** Competencies for a field that asks for one, while somebody types. */
export const loader = resource({
  can: feature("COMPETENCY_IDP"),
  input: findCompetenciesInput,
  load: findCompetencies,
});
