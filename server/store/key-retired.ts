/** Thrown for a secret that cannot be stored: the database's secrets now use other keys. */
export class KeyRetired extends Error {
  override readonly name = "KeyRetired";

  constructor(keyName: string) {
    super(
      `The key of this process (${keyName}) wraps no secrets of this database any more: start it again with the SECRET_KEY that they were rotated to.`,
    );
  }
}
