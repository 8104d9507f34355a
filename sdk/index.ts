export { ConnectorError, type ConnectorErrorCode } from "./connector-error.ts";
export type {
  CheckReport,
  Connector,
  ConnectorContext,
  DatabaseAccess,
  DirectoryAccess,
  DirectoryEntry,
  FileAccess,
  FlatCursor,
  HttpMethod,
  HttpRequest,
  HttpResponse,
  Page,
  PagedResponse,
  PagePlace,
  Paging,
  ReadMode,
  SourceFile,
  Stream,
  Unchecked,
} from "./contract.ts";
export { byTotal } from "./by-total.ts";
export { inPages, type PagesOfList } from "./in-pages.ts";
export { defineConnector } from "./define-connector.ts";
export type { ActResult, CalendarEvent, Card, EventChange } from "./kinds/actions.ts";
export type { Facts } from "./kinds/analytics.ts";
export type { KindModels, ModelKind } from "./kinds/kinds.ts";
export type { Manifest } from "./manifest.ts";
export { readAs } from "./read-as.ts";
export {
  listCursor,
  readList,
  readSince,
  sinceCursor,
  type ListCursor,
  type ListReading,
  type SinceCursor,
  type SinceReading,
} from "./read-since.ts";
export { addressSetting, addressUnder, called, pageSizeSetting, type SettingWords } from "./settings.ts";
export { markBehind, nothingRead, sinceMark, unseenSince, type SinceMark } from "./since.ts";
export { endOf } from "./end-of.ts";
export { monthOf } from "./month-of.ts";
export { personOfColumns } from "./person-of-columns.ts";
export { readCsv } from "./read-csv.ts";
export { writeCsv } from "./write-csv.ts";
