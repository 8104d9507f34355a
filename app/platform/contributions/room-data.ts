import type { AnyEntity, EntityClass, EntitySchema } from "@mikro-orm/postgresql";
import type { Context } from "#app/platform/context/context.ts";
import type { SoftDeleted } from "#app/platform/data/soft-deletion.ts";
import type { RoomMeasures } from "./measure.ts";
import type { RoomForgetsPerson } from "./forgets-person.ts";
import type { RoomOwnData } from "./own-data.ts";
import type { RoomPeopleFacts } from "./people-fact.ts";
import type { Seed } from "./seed.ts";

/** What a module keeps, to tell what switching it off would hide. */
export type ModuleUse = { label: string; count: number };

/** What the room keeps, from a company's first day to the day it is gone for good. */
export type RoomData = {
  entities?: readonly (EntitySchema | EntityClass<AnyEntity>)[];
  /** Rows every new company starts with. */
  onTenantCreated?: (context: Context) => Promise<void>;
  /** What the room gives to a demo company. */
  seed?: Seed;
  /** Numbers of the company that the room defines. */
  measures?: RoomMeasures;
  /** Numbers of each person that groups can be found by, besides measures. */
  peopleFacts?: RoomPeopleFacts;
  /** What the company has in this room. */
  use?: (context: Context) => Promise<readonly ModuleUse[]>;
  /** What the room holds of each person, for a copy of their data. */
  ownData?: RoomOwnData;
  /** What becomes of each person's traces here when that person is erased. */
  forgetsPerson?: RoomForgetsPerson;
  /** Tables of what can be deleted and restored; after that time their rows go for good. */
  softDeleted?: readonly SoftDeleted[];
  /** Records of a kind, of any room, are gone for good: what the room keeps about them goes too. */
  forgets?: (context: Context, kind: string, ids: readonly string[]) => Promise<unknown>;
};
