import { addIndex, addMethod } from './guide-back.ts'
import type { GuideContent } from './guide-content.ts'
import { addChapterOpening, addCover, indexId, keepContents, methodId } from './guide-front.ts'
import { numberLeaves, pageNumber, turnLeaf } from './guide-paper.ts'
import { addRecipe } from './guide-recipe.ts'
import { closePaper, openPaper } from './paper.ts'

/** Renders a recipe guide as PDF. Blocks its thread for some seconds. */
export async function renderGuide(content: GuideContent): Promise<Uint8Array> {
  const paper = openPaper(content, 'A5')
  const { outline } = paper.pdf
  addCover(paper, content)
  const contents = keepContents(paper, content)
  const pageOf = numberPages(content, pageNumber(paper) + 1)
  for (const chapter of content.chapters) {
    turnLeaf(paper)
    const entry = outline.addItem(chapter.title)
    addChapterOpening(paper, chapter, pageOf)
    for (const recipe of chapter.recipes) {
      turnLeaf(paper)
      entry.addItem(recipe.name)
      addRecipe(paper, recipe)
    }
  }
  turnLeaf(paper)
  outline.addItem(content.method.title)
  addMethod(paper, content)
  const indexPage = turnLeaf(paper)
  outline.addItem(content.index.title)
  addIndex(paper, content, pageOf)
  contents.write(new Map([...pageOf, [indexId, indexPage]]))
  numberLeaves(paper, content.foot)
  return closePaper(paper)
}

/**
 * Returns the page of each chapter, recipe and of the method, beginning with `first`: each takes exactly one page.
 */
function numberPages({ chapters }: GuideContent, first: number): Map<string, number> {
  const ids = chapters.flatMap(({ id, recipes }) => [id, ...recipes.map((recipe) => recipe.id)])
  return new Map([...ids, methodId].map((id, at) => [id, first + at]))
}
