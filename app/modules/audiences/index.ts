/** The saved views of a list, for its loader; where `leadsTo` says so, the list goes to the view it opens with. */
export { viewsOfList } from "./queries/views-of-list.ts";
