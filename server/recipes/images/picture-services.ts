import PQueue from 'p-queue'
import type { ImageModel } from '../../adapters/images/image-model.ts'
import type { PhotoFolder } from '../../adapters/images/photo-folder.ts'
import type { StockPhotos } from '../../adapters/images/stock-photos.ts'
import type { ObjectStorage } from '../../adapters/storage/object-storage.ts'
import type { Clock } from '../../platform/clock.ts'
import { createSingleFlight, type SingleFlight } from '../../platform/concurrency/single-flight.ts'
import type { RecipePicture } from './rules.ts'
import { createPictureCache, type PictureCache } from './picture-cache.ts'

/** A photo of the operator's folder when it was last read. `stamp` changes with the file. */
export interface ReadPhoto {
  readonly stamp: string
  readonly version: string
  readonly isPicture: boolean
}

/** State of one process that the use cases on pictures share. */
export interface PictureState {
  readonly pictureCache: PictureCache
  /** Running generations of pictures, by recipe, source and prompt. */
  readonly pictureGenerations: SingleFlight<RecipePicture>
  /** Queue in which pictures are made one at a time. */
  readonly pictureMaking: PQueue
  /** Queue in which stored pictures are changed one at a time. */
  readonly pictureChanges: PQueue
  /** Photos of the folder by file name, so that a run reads only photos that have changed. */
  readonly readPhotos: Map<string, ReadPhoto>
}

export interface PictureServices extends PictureState {
  readonly storage: ObjectStorage
  readonly imageModel: ImageModel | null
  /** Folder with the operator's photos, which take precedence over other pictures; `null` without one. */
  readonly photos: PhotoFolder | null
  readonly stock: StockPhotos | null
}

export function createPictureState(clock: Clock): PictureState {
  return {
    pictureCache: createPictureCache(clock),
    pictureGenerations: createSingleFlight(),
    pictureMaking: new PQueue({ concurrency: 1 }),
    pictureChanges: new PQueue({ concurrency: 1 }),
    readPhotos: new Map(),
  }
}
