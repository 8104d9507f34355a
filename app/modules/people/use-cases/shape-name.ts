import { textInput } from "#app/platform/http/typed-input.ts";

/** What a unit, function, role or grade is called. */
export const shapeName = textInput({ most: 100, missing: "name-required", tooLong: "too-long" });
