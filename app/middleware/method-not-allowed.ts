export function methodNotAllowed(allow: string): () => Response {
  return () => Response.json({ message: "Method not allowed" }, { status: 405, headers: { Allow: allow } });
}
