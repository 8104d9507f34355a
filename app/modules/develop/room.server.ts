import type { RoomServer } from "#app/platform/contributions/room.ts";
import { developEndpoints } from "./api/develop-endpoints.ts";
import { developEntities } from "./data/entities.ts";
import { addressOfDevelopFlags } from "./develop-flags.ts";
import { developNotices } from "./notices.ts";
import { developRules } from "./policy.ts";
import { developAttention, developOwed } from "./queries/develop-obligations.ts";
import { developUse } from "./queries/develop-use.ts";
import { searchDevelop } from "./queries/search-develop.ts";
import { competencySubjects } from "./queries/talk-subjects.ts";

export const developServer: RoomServer = {
  name: "develop",
  entities: developEntities,
  rules: ({ actor }) => developRules(actor),
  endpoints: developEndpoints,
  notices: developNotices,
  owes: developOwed,
  attention: developAttention,
  use: developUse,
  search: searchDevelop,
  leadsTo: addressOfDevelopFlags,
  talkSubjects: competencySubjects,
};
