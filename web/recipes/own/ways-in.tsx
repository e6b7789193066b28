import { ownRecipeLimits } from '#contract/recipes/own-recipe-limits.ts'
import type { LinkedRecipe } from '#contract/recipes/recipe-links.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Segmented } from '../../ui/form/segmented.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Banner } from '../../ui/overlay/banner.tsx'
import { readLinkedRecipes, readPastedRecipe } from './queries.ts'

interface WaysInProps {
  onRead: (recipe: LinkedRecipe, url: string | null) => void
}

const ways = [
  { value: 'type', label: 'Escrever' },
  { value: 'paste', label: 'Colar texto' },
  { value: 'link', label: 'Link' },
] as const
type Way = (typeof ways)[number]['value']

/** Ways to begin a recipe: typing it, pasting its text, or giving the address of its page. */
export function WaysIn({ onRead }: WaysInProps) {
  const [way, setWay] = useState<Way>('type')
  const read = (recipe: LinkedRecipe, url: string | null) => {
    setWay('type')
    onRead(recipe, url)
  }
  return (
    <div className="flex flex-col gap-4">
      <Segmented legend="Como começar" options={ways} value={way} onChange={setWay} />
      {way === 'paste' && <PasteText onRead={(recipe) => read(recipe, null)} />}
      {way === 'link' && <PasteLink onRead={read} />}
    </div>
  )
}

function PasteText({ onRead }: { onRead: (recipe: LinkedRecipe) => void }) {
  const [text, setText] = useState('')
  const reading = useMutation({ mutationFn: readPastedRecipe, onSuccess: onRead })
  return (
    <div className="flex flex-col gap-3">
      <TextArea
        label="Texto da receita"
        hint="Com os ingredientes e, se tiver, o modo de preparo."
        rows={6}
        maxLength={ownRecipeLimits.pasted}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {reading.error && (
        <Banner tone="danger" title={messageOf(reading.error)}>
          O texto continua aqui.
        </Banner>
      )}
      <Button
        wide
        disabled={text.trim() === ''}
        busy={reading.isPending}
        busyLabel="Separando…"
        onClick={() => reading.mutate(text)}
      >
        Separar a receita
      </Button>
    </div>
  )
}

function PasteLink({ onRead }: { onRead: (recipe: LinkedRecipe, url: string) => void }) {
  const [url, setUrl] = useState('')
  const reading = useMutation({
    mutationFn: readLinkedRecipes,
    onSuccess: ({ recipes: [first, ...others], url: address }) => {
      if (first && others.length === 0) onRead(first, address)
    },
  })
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label="Link da receita"
        placeholder="https://"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={ownRecipeLimits.address}
        hint="A receita fica só na sua conta, com o link de onde veio."
        value={url}
        onChange={(event) => setUrl(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // Enter would send the recipe's form, of which this field is a part.
          event.preventDefault()
          if (url.trim() !== '') reading.mutate(url)
        }}
      />
      {reading.error && (
        <Banner tone="danger" title={messageOf(reading.error)}>
          O link continua aqui.
        </Banner>
      )}
      <Button
        wide
        disabled={url.trim() === ''}
        busy={reading.isPending}
        busyLabel="Lendo a página…"
        onClick={() => reading.mutate(url)}
      >
        Ler a receita
      </Button>
      {reading.data && reading.data.recipes.length > 1 && (
        <Several recipes={reading.data.recipes} onPick={(recipe) => onRead(recipe, reading.data.url)} />
      )}
    </div>
  )
}

function Several({
  recipes,
  onPick,
}: {
  recipes: readonly LinkedRecipe[]
  onPick: (recipe: LinkedRecipe) => void
}) {
  return (
    <div role="group" aria-label="Receitas da página" className="flex flex-col gap-2">
      <p className="text-sm text-ink-soft">Esta página tem mais de uma receita. Qual delas?</p>
      {recipes.map((recipe) => (
        <Button
          key={`${recipe.name}-${recipe.ingredients[0]}`}
          variant="secondary"
          wide
          onClick={() => onPick(recipe)}
        >
          {recipe.name || 'Receita sem nome'}
        </Button>
      ))}
    </div>
  )
}
