import type { ComponentType } from "react";

/**
 * What a room shows in the panel of another room's record, to who has the module: tasks in the panel of a goal. `data` is
 * there where the record's screen was loaded with what the room gave for it (`followers`).
 */
export type RecordSection = { module: string; about: string; Part: ComponentType<{ record: string; data: never }> };
