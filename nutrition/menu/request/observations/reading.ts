import type { MealScope, WeekConstraint } from '../request.ts'
import { withoutLeftovers } from './leftovers.ts'
import {
  isLimitedTo,
  isRestriction,
  namesOnlyPlaces,
  onlyText,
  scopeIn,
  unionOf,
  withinScope,
} from './meal-scope.ts'
import { beginsWithPlace } from './place-words.ts'

export interface UnderstoodConstraint {
  readonly constraint: WeekConstraint
  /** Words of the text from which the constraint was read. */
  readonly words: string
}

export interface ReadClause {
  readonly words: string
  /** Normalized words. */
  readonly clause: string
  readonly constraints: readonly WeekConstraint[]
  /** Whether the clause is part of the sentence of the clause before: `sem forno e sem fogão`. */
  readonly isJoined: boolean
  /** Whether the clause is a list that continues the clause before: `sem forno, fogão`. */
  readonly isSameList: boolean
}

/** Collects the constraints of a text clause by clause, each limited to the meals that its clause names. */
export class Reading {
  readonly #isAboutHealth: boolean
  #understood: UnderstoodConstraint[] = []
  readonly #ignored: string[] = []
  /** Constraints of the latest clause that had some, and the meals to which they are limited. */
  #latest: readonly UnderstoodConstraint[] = []
  #scope: MealScope | null = null
  /** Whether these meals were named before the wish, as in `no jantar sem tomate, pimentão`. */
  #isLeading = false
  /** Clause that only names meals or days, and limits the next clause. */
  #named: { readonly scope: MealScope; readonly words: string } | null = null

  constructor(isAboutHealth: boolean) {
    this.#isAboutHealth = isAboutHealth
  }

  addRead({ words, clause, constraints, isJoined, isSameList }: ReadClause): void {
    const own = scopeIn(withoutLeftovers(clause))
    if (own && !isJoined) this.#limitLatest()
    const named = this.#named
    this.#named = null
    const said = own && named ? unionOf(named.scope, own) : (own ?? named?.scope ?? null)
    const isWholeWeek = / (?:semana|todo dia|todos os dias) /.test(` ${clause} `)
    const isLinked = (isJoined || isSameList) && !isWholeWeek
    const scope = said ?? (isLinked ? this.#scope : null)
    // `sem amendoim rápido no jantar` limits the time only, `sem amendoim como na sogra sábado` the meal away, and the
    // place of the clause before may be only its own.
    const hasOtherWish =
      withoutLeftovers(clause) !== clause || constraints.some(({ kind }) => !kind.startsWith('without_'))
    const isOpen = this.#isAboutHealth || hasOtherWish || (!said && !this.#isLeading)
    this.#latest = constraints.map((one) => ({
      constraint: scope ? withinScope(one, scope, isOpen) : one,
      words,
    }))
    if (said || !isLinked) this.#isLeading = named !== null || beginsWithPlace(clause)
    this.#understood.push(...this.#latest)
    this.#scope = constraints.some(isRestriction) ? scope : null
    if (named && own && !constraints.some(isRestriction)) this.#ignored.push(named.words)
    const isFollowed = this.#latest.every(({ constraint }) => !said || isLimitedTo(constraint, said))
    if (said && !isFollowed) this.#ignored.push(onlyText(said))
  }

  /** Drops the latest unread clause, which the next one includes. */
  dropUnread(): void {
    if (this.#named) this.#named = null
    else this.#ignored.pop()
  }

  /** Adds a part of the latest wish that no menu follows. */
  addUnused(words: string): void {
    this.#ignored.push(words)
  }

  addUnread(words: string, clause: string): void {
    this.#limitLatest()
    const scope = namesOnlyPlaces(clause) ? scopeIn(clause) : null
    if (scope) this.#named = { scope, words }
    else {
      this.#ignored.push(words)
      // A place after other words may belong to them: `sem carne exceto sábado, domingo`.
      this.#latest = []
    }
    if (/^(?:so|somente|apenas) /.test(clause)) this.#limitLatest()
  }

  end(): { readonly understood: readonly UnderstoodConstraint[]; readonly ignored: readonly string[] } {
    this.#limitLatest()
    return { understood: this.#understood, ignored: this.#ignored }
  }

  /** Limits the latest constraints to the meals of a clause that limits no other: `sem forno, só no jantar`. */
  #limitLatest(): void {
    const [named, latest] = [this.#named, this.#latest]
    this.#named = null
    if (!named) return
    const limited = latest.map((one) => ({
      ...one,
      constraint: withinScope(one.constraint, named.scope, this.#isAboutHealth),
    }))
    const isUsed =
      this.#scope === null &&
      limited.some(({ constraint }, index) => constraint !== latest[index]?.constraint)
    if (isUsed) {
      this.#understood = this.#understood.map((one) => limited[latest.indexOf(one)] ?? one)
      this.#latest = limited
      this.#scope = named.scope
    } else this.#ignored.push(named.words)
  }
}
