import type { ComponentType } from "react";

/** What a room shows in the panel of another room's record, to who has the module: tasks in the panel of a goal. */
export type RecordSection = { module: string; about: string; Part: ComponentType<{ record: string }> };
