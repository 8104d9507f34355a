/** A competency with the level a job asks for, in words, beside another room's record. */
export { CompetencyLevel } from "./components/competency-level.tsx";
/** A field that asks for a competency, for forms of other rooms. */
export { CompetencyField } from "./components/competency-field.tsx";
