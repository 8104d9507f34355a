export { ConnectorError, type ConnectorErrorCode } from "./connector-error.ts";
export type {
  CheckReport,
  Connector,
  ConnectorContext,
  FlatCursor,
  HttpMethod,
  HttpRequest,
  HttpResponse,
  Page,
  PagedResponse,
  PagePlace,
  Paging,
  ReadMode,
  Stream,
  Unchecked,
} from "./contract.ts";
export { defineConnector } from "./define-connector.ts";
export type { KindModels, ModelKind } from "./kinds/kinds.ts";
export type { Manifest } from "./manifest.ts";
export { readAs } from "./read-as.ts";
export { markBehind, nothingRead, sinceMark, unseenSince, type SinceMark } from "./since.ts";
