import type { PlatePhoto } from './plate-recognizer.ts'

export interface Transcription {
  /** `rotulo` is a nutrition label; the text of any other photo is empty. */
  readonly imageKind: 'rotulo' | 'outra_coisa' | 'ilegivel'
  /** Text as printed: each line of the label is one line. */
  readonly text: string
  readonly promptVersion: string
  readonly tokens: { readonly input: number; readonly output: number }
}

/** Copies the printed text of a nutrition label from its photo. Figures are read, never estimated. */
export interface LabelTranscriber {
  /** For logs: `openai/gpt-4.1-mini`. */
  readonly name: string
  /**
   * Transcribes the label.
   * @throws {RecognitionError} and nothing else.
   */
  transcribe(photo: PlatePhoto, options: { readonly signal: AbortSignal }): Promise<Transcription>
}
