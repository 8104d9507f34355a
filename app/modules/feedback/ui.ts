/** A field that asks what praise is for, as forms of feedback ask it. */
export { CompetencyField } from "#app/modules/develop/ui.ts";
