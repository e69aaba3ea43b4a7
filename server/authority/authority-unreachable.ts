/** The authority returned no verdict: its decision is unknown. The same request can safely be sent to it again. */
export class AuthorityUnreachable extends Error {
  override readonly name = "AuthorityUnreachable";
}
