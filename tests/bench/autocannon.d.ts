// The part of autocannon that is used here; the package carries no types.
declare module "autocannon" {
  type Asked = { path: string; headers?: Record<string, string> };
  type Options = {
    url: string;
    connections: number;
    /** How many requests in all; or `duration`, seconds. */
    amount?: number;
    duration?: number;
    /** Requests a second of all connections together. */
    overallRate?: number;
    /** Seconds. */
    timeout?: number;
    headers?: Record<string, string>;
    requests?: readonly Asked[];
    /** Called once for each connection. */
    setupClient?(client: { setRequests(requests: readonly Asked[]): void }): void;
  };
  type Result = {
    "2xx": number;
    non2xx: number;
    errors: number;
    /** Seconds. */
    duration: number;
    statusCodeStats: Readonly<Record<string, { count: number }>>;
  };
  export default function autocannon(options: Options): Promise<Result>;
}
