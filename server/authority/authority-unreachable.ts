/** The authority gave no verdict: nothing is known of the document there, and the same request may be made again. */
export class AuthorityUnreachable extends Error {
  override readonly name = "AuthorityUnreachable";
}
