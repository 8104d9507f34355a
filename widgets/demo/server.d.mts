/** A site of somebody else that shows widgets, for journeys and for who wants to see one. */
export type DemoSite = {
  address: string;
  /** Null until an admin has named the site. */
  key: { keyId: string; privateKey: string } | null;
  person: string;
  close(): Promise<void>;
};

export function openDemo(options: {
  cairn: string;
  company: string;
  person: string;
  key?: DemoSite["key"];
  port?: number;
}): Promise<DemoSite>;
