import PdfKit from 'pdfkit'
import type { DocumentContent } from './document-content.ts'
import { unpackFont } from './unpacked-font.ts'
import { fontFiles, type FontName, folhaSoft, ink, inkSoft, tones } from './document-look.ts'

/** A4 in points, with its margins. */
export const page = { width: 595.28, height: 841.89, gutter: 48, top: 56, bottom: 62 } as const
export const columnWidth = page.width - 2 * page.gutter

type Pdf = PDFKit.PDFDocument
type Element = PDFKit.PDFStructureElement

/** Type and place of an element or group in the structure tree; `parent` defaults to the document. */
interface Tag {
  readonly type: string
  readonly parent?: Element
}

export interface ElementTag extends Tag {
  readonly alt?: string
  readonly scope?: 'Column' | 'Row'
  readonly bbox?: readonly [number, number, number, number]
}

export interface TextLook {
  readonly font?: FontName
  readonly size?: number
  readonly color?: string
  readonly width?: number
  readonly align?: 'left' | 'right' | 'center'
  readonly lineGap?: number
}

/** Document being written; `y` is the position on its last page in points. */
export interface Paper {
  readonly pdf: Pdf
  readonly root: Element
  y: number
}

/** Properties of a document that PDF readers show. */
type PaperInfo = Pick<DocumentContent, 'title' | 'author' | 'subject' | 'keywords' | 'createdAt'>

/** Opens a document in PDF/UA-1 (ISO 14289-1): tagged, with a title, its language and embedded fonts. */
export function openPaper(content: PaperInfo, size: 'A4' | 'A5' = 'A4'): Paper {
  const pdf = new PdfKit({
    size,
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'pt-BR',
    displayTitle: true,
    info: {
      Title: content.title,
      Author: content.author,
      // pdfkit writes the subject, which contains a person's name, into XML without escaping.
      Subject: content.subject.replace(/[<>&]/g, ' '),
      Keywords: content.keywords,
      Creator: content.author,
      Producer: content.author,
      CreationDate: content.createdAt,
      ModDate: content.createdAt,
    },
  })
  pdf.appendXML(
    '<rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about=""><pdfuaid:part>1</pdfuaid:part></rdf:Description>',
  )
  for (const [name, file] of Object.entries(fontFiles)) pdf.registerFont(name, unpackFont(file))
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  return { pdf, root, y: page.top }
}

/** Starts a new page if this height does not fit on the current one; returns whether it did. */
export function ensureRoom(paper: Paper, height: number): boolean {
  if (paper.y + height <= page.height - page.bottom) return false
  turnPage(paper)
  return true
}

function turnPage(paper: Paper): void {
  if (paper.y === page.top) return
  paper.pdf.addPage()
  paper.y = page.top
}

/** Adds a tagged element and draws it with `draw`. */
export function addElement({ pdf, root }: Paper, tag: ElementTag, draw: () => void): void {
  const { type, parent = root, ...options } = tag
  parent.add(pdf.struct(type, options, draw))
}

/** Adds a tagged group, which is closed after `fill`. */
export function addGroup(
  { pdf, root }: Paper,
  { type, parent = root }: Tag,
  fill: (group: Element) => void,
): void {
  const group = pdf.struct(type)
  parent.add(group)
  fill(group)
  group.end()
}

/** Draws decoration, which screen readers skip. */
export function addArtifact(
  { pdf }: Pick<Paper, 'pdf'>,
  draw: () => void,
  type: 'Layout' | 'Pagination' = 'Layout',
) {
  pdf.markContent('Artifact', { type })
  draw()
  pdf.endMarkedContent()
}

/** Writes text at a position, without page breaks; without `width` also without line breaks. */
export function write(
  { pdf }: Pick<Paper, 'pdf'>,
  text: string,
  look: TextLook & { readonly x: number; readonly y: number },
): void {
  const { x, y, color = ink, width, align = 'left', lineGap = 2 } = look
  takeFont(pdf, look)
  const options = { align, lineGap, ...(width === undefined ? { lineBreak: false } : { width }) }
  pdf.fillColor(color).text(text, x, y, options)
}

export function heightOf(
  { pdf }: Pick<Paper, 'pdf'>,
  text: string,
  look: TextLook & { readonly width: number },
): number {
  takeFont(pdf, look)
  return pdf.heightOfString(text, { width: look.width, lineGap: look.lineGap ?? 2 })
}

export function widthOf({ pdf }: Pick<Paper, 'pdf'>, text: string, look: TextLook = {}): number {
  takeFont(pdf, look)
  return pdf.widthOfString(text)
}

function takeFont(pdf: Pdf, { font = 'text', size = 10 }: TextLook): void {
  pdf.font(font).fontSize(size)
}

const stripes = 21

/** Draws the awning of a market stall along the upper edge of a page. */
export function hangAwning(paper: Paper, height: number): void {
  const width = paper.pdf.page.width / stripes
  const drop = height - width / 2
  addArtifact(paper, () => {
    for (let at = 0; at < stripes; at++) {
      const x = at * width
      paper.pdf
        .path(`M${x} 0h${width}v${drop}a${width / 2} ${width / 2} 0 0 1-${width} 0z`)
        .fill(at % 2 === 0 ? tones.folha : folhaSoft)
    }
  })
}

/** Adds the footer to every page; called last, once the number of pages is known. */
export function numberPages({ pdf }: Paper, foot: string): void {
  const { count } = pdf.bufferedPageRange()
  for (let at = 0; at < count; at++) {
    pdf.switchToPage(at)
    addArtifact(
      { pdf },
      () => {
        const y = page.height - 40
        const look = { size: 8, color: inkSoft, width: columnWidth }
        write({ pdf }, foot, { x: page.gutter, y, ...look })
        write({ pdf }, `Página ${at + 1} de ${count}`, { x: page.gutter, y, ...look, align: 'right' })
      },
      'Pagination',
    )
  }
}

export async function closePaper({ pdf, root }: Paper): Promise<Uint8Array> {
  root.end()
  const chunks: Uint8Array[] = []
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    pdf.on('end', resolve)
    pdf.on('error', reject)
  })
  pdf.end()
  await ended
  return Buffer.concat(chunks)
}
