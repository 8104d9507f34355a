export { ConnectorError, type ConnectorErrorCode } from "./connector-error.ts";
export type {
  CheckReport,
  Connector,
  ConnectorContext,
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
export { defineConnector } from "./define-connector.ts";
export type { CalendarEvent, Card } from "./kinds/actions.ts";
export type { KindModels, ModelKind } from "./kinds/kinds.ts";
export type { Manifest } from "./manifest.ts";
export { readAs } from "./read-as.ts";
export { markBehind, nothingRead, sinceMark, unseenSince, type SinceMark } from "./since.ts";
export { readCsv } from "./read-csv.ts";
