import { data } from "react-router";

/** Every unknown path, for visitors and users alike (NF-01). */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function CatchAll() {
  return null;
}
