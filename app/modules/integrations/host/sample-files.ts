import { ConnectorError, type FileAccess } from "#sdk/index.ts";
import { sampleOf, type KnownConnector } from "./catalogue.ts";

/** The files of a sample that comes along with a connector, in place of a server's. */
export function sampleFiles(connector: KnownConnector): FileAccess & { end(): Promise<void> } {
  const nameOf = (path: string) => path.split("/").at(-1) ?? "";
  const read = async (path: string) => {
    const text = sampleOf(connector, nameOf(path));
    if (text === null) throw new ConnectorError("not-found", "There is no such file in the sample.");
    return text;
  };
  return {
    list: async () => {
      const text = sampleOf(connector, "people.csv");
      return text === null ? [] : [{ path: "/people.csv", size: text.length, modifiedAt: "2026-01-01T00:00:00Z" }];
    },
    read,
    write: () => Promise.reject(new ConnectorError("config", "The sample takes no files.")),
    end: async () => undefined,
  };
}
