/** Reply that is serialized already, for a reply that is sent again unchanged. */
export class JsonReply<Reply> {
  readonly text: string
  /** Type marker only. */
  declare readonly reply: Reply

  private constructor(text: string) {
    this.text = text
  }

  static of<Reply>(reply: Reply): JsonReply<Reply> {
    return new JsonReply<Reply>(JSON.stringify(reply))
  }

  parse(): Reply {
    return JSON.parse(this.text) as Reply
  }
}
