import { barcodeProblems } from '#contract/day/barcode.ts'
import { readBarcode } from '#nutrition/foods/barcodes/barcode.ts'
import { useMutation } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { lookUpBarcode } from './queries.ts'

/** Typed digits of a barcode, the problem with them, and the look-up of the last valid digits. */
export function useBarcodeLookup() {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const {
    mutate: lookUp,
    reset,
    data: lookup,
    variables: code = '',
    error,
    isPending,
  } = useMutation({ mutationFn: lookUpBarcode })
  const find = useCallback(
    (digits: string) => {
      const read = readBarcode(digits)
      setTyped(digits)
      setProblem(read.problem && barcodeProblems[read.problem])
      if (read.code === undefined) reset()
      else lookUp(read.code)
    },
    [lookUp, reset],
  )
  const change = (digits: string) => {
    setTyped(digits)
    setProblem(undefined)
  }
  return { typed, problem, code, lookup, error, isPending, change, find, retry: () => lookUp(code), reset }
}
