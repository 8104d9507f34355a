import { p } from "@mikro-orm/core";

/** What the entity of such records has besides its fields. */
export const recordColumns = () => ({
  id: p.uuid().primary(),
  ownerId: p.uuid(),
  createdAt: p.datetime().columnType("timestamptz"),
  updatedAt: p.datetime().columnType("timestamptz"),
  deletedAt: p.datetime().columnType("timestamptz").nullable(),
  version: p.integer().version(),
});
