import { defineEntity } from "@mikro-orm/core";

/** Somebody who wants no first steps on their home page. */
export const FirstStepsHidden = defineEntity({
  name: "FirstStepsHidden",
  tableName: "first_steps_hidden",
  schema: "*",
  properties: (p) => ({
    employeeId: p.uuid().primary(),
  }),
});

/** Every table of this room. */
export const homeEntities = [FirstStepsHidden] as const;
