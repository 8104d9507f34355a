import type { ComponentType } from "react";

/** What a room shows of its own in the panel of another room's record: tasks in the panel of a goal. */
export type RecordSection = { room: string; about: string; Part: ComponentType<{ record: string }> };
