// The part of autocannon that is used here; the package carries no types.
declare module "autocannon" {
  type Options = { url: string; amount: number; connections: number; headers?: Record<string, string> };
  type Result = { non2xx: number; errors: number };
  export default function autocannon(options: Options): Promise<Result>;
}
