/** A competency with the level a job asks for, in words, beside another room's record. */
export { CompetencyLevel } from "./components/competency-level.tsx";
