import { configure } from '@testing-library/react'

// Lazily imported parts take longer than a second on a busy machine.
configure({ asyncUtilTimeout: 20_000 })
