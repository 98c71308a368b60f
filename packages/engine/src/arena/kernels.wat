;; Counting the members of intersections, and making masks, 64 respondents at a time.
;;
;; The rows from `$row` on are masks of respondents of `$bytes` bytes each, a multiple of 64, and begin `$stride` bytes
;; apart. The masks that they are intersected with lie at `$masks`, one behind the other and as long as the rows. `$out`
;; takes a 32-bit count a row and mask.
;;
;; Rows are taken four at a time under one mask: the processor then fetches four streams at once and reads the mask a
;; quarter as often, which at 1,000,000 respondents is as fast as rows cut into tiles. Under several masks a word of a
;; row is read once for all. Up to three rows behind the last are counted too, into `$out` behind its last count.
(module
  (import "arena" "memory" (memory 1 65536))

  ;; |row ∩ mask| of each row.
  (func (export "count1")
    (param $row i32) (param $stride i32) (param $bytes i32) (param $rows i32) (param $masks i32) (param $out i32)
    (local $end i32)
    (local $mask i32)
    (local $at0 i32) (local $at1 i32) (local $at2 i32) (local $at3 i32)
    (local $word i64) (local $n0 i64) (local $n1 i64) (local $n2 i64) (local $n3 i64)
    (if (i32.le_s (local.get $rows) (i32.const 0)) (then (return)))
    (loop $each
      (local.set $at0 (local.get $row))
      (local.set $at1 (i32.add (local.get $at0) (local.get $stride)))
      (local.set $at2 (i32.add (local.get $at1) (local.get $stride)))
      (local.set $at3 (i32.add (local.get $at2) (local.get $stride)))
      (local.set $mask (local.get $masks))
      (local.set $n0 (i64.const 0))
      (local.set $n1 (i64.const 0))
      (local.set $n2 (i64.const 0))
      (local.set $n3 (i64.const 0))
      (local.set $end (i32.add (local.get $masks) (local.get $bytes)))
      (loop $words
        (local.set $word (i64.load (local.get $mask)))
        (local.set $n0 (i64.add (local.get $n0) (i64.popcnt (i64.and (local.get $word) (i64.load (local.get $at0))))))
        (local.set $n1 (i64.add (local.get $n1) (i64.popcnt (i64.and (local.get $word) (i64.load (local.get $at1))))))
        (local.set $n2 (i64.add (local.get $n2) (i64.popcnt (i64.and (local.get $word) (i64.load (local.get $at2))))))
        (local.set $n3 (i64.add (local.get $n3) (i64.popcnt (i64.and (local.get $word) (i64.load (local.get $at3))))))
        (local.set $word (i64.load offset=8 (local.get $mask)))
        (local.set $n0 (i64.add (local.get $n0) (i64.popcnt (i64.and (local.get $word) (i64.load offset=8 (local.get $at0))))))
        (local.set $n1 (i64.add (local.get $n1) (i64.popcnt (i64.and (local.get $word) (i64.load offset=8 (local.get $at1))))))
        (local.set $n2 (i64.add (local.get $n2) (i64.popcnt (i64.and (local.get $word) (i64.load offset=8 (local.get $at2))))))
        (local.set $n3 (i64.add (local.get $n3) (i64.popcnt (i64.and (local.get $word) (i64.load offset=8 (local.get $at3))))))
        (local.set $word (i64.load offset=16 (local.get $mask)))
        (local.set $n0 (i64.add (local.get $n0) (i64.popcnt (i64.and (local.get $word) (i64.load offset=16 (local.get $at0))))))
        (local.set $n1 (i64.add (local.get $n1) (i64.popcnt (i64.and (local.get $word) (i64.load offset=16 (local.get $at1))))))
        (local.set $n2 (i64.add (local.get $n2) (i64.popcnt (i64.and (local.get $word) (i64.load offset=16 (local.get $at2))))))
        (local.set $n3 (i64.add (local.get $n3) (i64.popcnt (i64.and (local.get $word) (i64.load offset=16 (local.get $at3))))))
        (local.set $word (i64.load offset=24 (local.get $mask)))
        (local.set $n0 (i64.add (local.get $n0) (i64.popcnt (i64.and (local.get $word) (i64.load offset=24 (local.get $at0))))))
        (local.set $n1 (i64.add (local.get $n1) (i64.popcnt (i64.and (local.get $word) (i64.load offset=24 (local.get $at1))))))
        (local.set $n2 (i64.add (local.get $n2) (i64.popcnt (i64.and (local.get $word) (i64.load offset=24 (local.get $at2))))))
        (local.set $n3 (i64.add (local.get $n3) (i64.popcnt (i64.and (local.get $word) (i64.load offset=24 (local.get $at3))))))
        (local.set $at0 (i32.add (local.get $at0) (i32.const 32)))
        (local.set $at1 (i32.add (local.get $at1) (i32.const 32)))
        (local.set $at2 (i32.add (local.get $at2) (i32.const 32)))
        (local.set $at3 (i32.add (local.get $at3) (i32.const 32)))
        (local.set $mask (i32.add (local.get $mask) (i32.const 32)))
        (br_if $words (i32.lt_u (local.get $mask) (local.get $end))))
      (i32.store (local.get $out) (i32.wrap_i64 (local.get $n0)))
      (i32.store offset=4 (local.get $out) (i32.wrap_i64 (local.get $n1)))
      (i32.store offset=8 (local.get $out) (i32.wrap_i64 (local.get $n2)))
      (i32.store offset=12 (local.get $out) (i32.wrap_i64 (local.get $n3)))
      (local.set $out (i32.add (local.get $out) (i32.const 16)))
      (local.set $row (i32.add (local.get $row) (i32.mul (local.get $stride) (i32.const 4))))
      (br_if $each (i32.gt_s (local.tee $rows (i32.sub (local.get $rows) (i32.const 4))) (i32.const 0)))))

  ;; The same under two masks.
  (func (export "count2")
    (param $row i32) (param $stride i32) (param $bytes i32) (param $rows i32) (param $masks i32) (param $out i32)
    (local $end i32)
    (local $mask0 i32) (local $mask1 i32)
    (local $at0 i32) (local $at1 i32)
    (local $word i64) (local $n0_0 i64) (local $n0_1 i64) (local $n1_0 i64) (local $n1_1 i64)
    (if (i32.le_s (local.get $rows) (i32.const 0)) (then (return)))
    (loop $each
      (local.set $at0 (local.get $row))
      (local.set $at1 (i32.add (local.get $at0) (local.get $stride)))
      (local.set $mask0 (local.get $masks))
      (local.set $mask1 (i32.add (local.get $mask0) (local.get $bytes)))
      (local.set $n0_0 (i64.const 0))
      (local.set $n0_1 (i64.const 0))
      (local.set $n1_0 (i64.const 0))
      (local.set $n1_1 (i64.const 0))
      (local.set $end (i32.add (local.get $masks) (local.get $bytes)))
      (loop $words
        (local.set $word (i64.load (local.get $at0)))
        (local.set $n0_0 (i64.add (local.get $n0_0) (i64.popcnt (i64.and (local.get $word) (i64.load (local.get $mask0))))))
        (local.set $n0_1 (i64.add (local.get $n0_1) (i64.popcnt (i64.and (local.get $word) (i64.load (local.get $mask1))))))
        (local.set $word (i64.load (local.get $at1)))
        (local.set $n1_0 (i64.add (local.get $n1_0) (i64.popcnt (i64.and (local.get $word) (i64.load (local.get $mask0))))))
        (local.set $n1_1 (i64.add (local.get $n1_1) (i64.popcnt (i64.and (local.get $word) (i64.load (local.get $mask1))))))
        (local.set $word (i64.load offset=8 (local.get $at0)))
        (local.set $n0_0 (i64.add (local.get $n0_0) (i64.popcnt (i64.and (local.get $word) (i64.load offset=8 (local.get $mask0))))))
        (local.set $n0_1 (i64.add (local.get $n0_1) (i64.popcnt (i64.and (local.get $word) (i64.load offset=8 (local.get $mask1))))))
        (local.set $word (i64.load offset=8 (local.get $at1)))
        (local.set $n1_0 (i64.add (local.get $n1_0) (i64.popcnt (i64.and (local.get $word) (i64.load offset=8 (local.get $mask0))))))
        (local.set $n1_1 (i64.add (local.get $n1_1) (i64.popcnt (i64.and (local.get $word) (i64.load offset=8 (local.get $mask1))))))
        (local.set $word (i64.load offset=16 (local.get $at0)))
        (local.set $n0_0 (i64.add (local.get $n0_0) (i64.popcnt (i64.and (local.get $word) (i64.load offset=16 (local.get $mask0))))))
        (local.set $n0_1 (i64.add (local.get $n0_1) (i64.popcnt (i64.and (local.get $word) (i64.load offset=16 (local.get $mask1))))))
        (local.set $word (i64.load offset=16 (local.get $at1)))
        (local.set $n1_0 (i64.add (local.get $n1_0) (i64.popcnt (i64.and (local.get $word) (i64.load offset=16 (local.get $mask0))))))
        (local.set $n1_1 (i64.add (local.get $n1_1) (i64.popcnt (i64.and (local.get $word) (i64.load offset=16 (local.get $mask1))))))
        (local.set $word (i64.load offset=24 (local.get $at0)))
        (local.set $n0_0 (i64.add (local.get $n0_0) (i64.popcnt (i64.and (local.get $word) (i64.load offset=24 (local.get $mask0))))))
        (local.set $n0_1 (i64.add (local.get $n0_1) (i64.popcnt (i64.and (local.get $word) (i64.load offset=24 (local.get $mask1))))))
        (local.set $word (i64.load offset=24 (local.get $at1)))
        (local.set $n1_0 (i64.add (local.get $n1_0) (i64.popcnt (i64.and (local.get $word) (i64.load offset=24 (local.get $mask0))))))
        (local.set $n1_1 (i64.add (local.get $n1_1) (i64.popcnt (i64.and (local.get $word) (i64.load offset=24 (local.get $mask1))))))
        (local.set $at0 (i32.add (local.get $at0) (i32.const 32)))
        (local.set $at1 (i32.add (local.get $at1) (i32.const 32)))
        (local.set $mask1 (i32.add (local.get $mask1) (i32.const 32)))
        (local.set $mask0 (i32.add (local.get $mask0) (i32.const 32)))
        (br_if $words (i32.lt_u (local.get $mask0) (local.get $end))))
      (i32.store (local.get $out) (i32.wrap_i64 (local.get $n0_0)))
      (i32.store offset=4 (local.get $out) (i32.wrap_i64 (local.get $n0_1)))
      (i32.store offset=8 (local.get $out) (i32.wrap_i64 (local.get $n1_0)))
      (i32.store offset=12 (local.get $out) (i32.wrap_i64 (local.get $n1_1)))
      (local.set $out (i32.add (local.get $out) (i32.const 16)))
      (local.set $row (i32.add (local.get $row) (i32.mul (local.get $stride) (i32.const 2))))
      (br_if $each (i32.gt_s (local.tee $rows (i32.sub (local.get $rows) (i32.const 2))) (i32.const 0)))))

  ;; The same under four masks.
  (func (export "count4")
    (param $row i32) (param $stride i32) (param $bytes i32) (param $rows i32) (param $masks i32) (param $out i32)
    (local $end i32)
    (local $mask0 i32) (local $mask1 i32) (local $mask2 i32) (local $mask3 i32)
    (local $at i32)
    (local $word i64) (local $n0 i64) (local $n1 i64) (local $n2 i64) (local $n3 i64)
    (if (i32.le_s (local.get $rows) (i32.const 0)) (then (return)))
    (loop $each
      (local.set $at (local.get $row))
      (local.set $mask0 (local.get $masks))
      (local.set $mask1 (i32.add (local.get $mask0) (local.get $bytes)))
      (local.set $mask2 (i32.add (local.get $mask1) (local.get $bytes)))
      (local.set $mask3 (i32.add (local.get $mask2) (local.get $bytes)))
      (local.set $n0 (i64.const 0))
      (local.set $n1 (i64.const 0))
      (local.set $n2 (i64.const 0))
      (local.set $n3 (i64.const 0))
      (local.set $end (i32.add (local.get $masks) (local.get $bytes)))
      (loop $words
        (local.set $word (i64.load (local.get $at)))
        (local.set $n0 (i64.add (local.get $n0) (i64.popcnt (i64.and (local.get $word) (i64.load (local.get $mask0))))))
        (local.set $n1 (i64.add (local.get $n1) (i64.popcnt (i64.and (local.get $word) (i64.load (local.get $mask1))))))
        (local.set $n2 (i64.add (local.get $n2) (i64.popcnt (i64.and (local.get $word) (i64.load (local.get $mask2))))))
        (local.set $n3 (i64.add (local.get $n3) (i64.popcnt (i64.and (local.get $word) (i64.load (local.get $mask3))))))
        (local.set $word (i64.load offset=8 (local.get $at)))
        (local.set $n0 (i64.add (local.get $n0) (i64.popcnt (i64.and (local.get $word) (i64.load offset=8 (local.get $mask0))))))
        (local.set $n1 (i64.add (local.get $n1) (i64.popcnt (i64.and (local.get $word) (i64.load offset=8 (local.get $mask1))))))
        (local.set $n2 (i64.add (local.get $n2) (i64.popcnt (i64.and (local.get $word) (i64.load offset=8 (local.get $mask2))))))
        (local.set $n3 (i64.add (local.get $n3) (i64.popcnt (i64.and (local.get $word) (i64.load offset=8 (local.get $mask3))))))
        (local.set $at (i32.add (local.get $at) (i32.const 16)))
        (local.set $mask1 (i32.add (local.get $mask1) (i32.const 16)))
        (local.set $mask2 (i32.add (local.get $mask2) (i32.const 16)))
        (local.set $mask3 (i32.add (local.get $mask3) (i32.const 16)))
        (local.set $mask0 (i32.add (local.get $mask0) (i32.const 16)))
        (br_if $words (i32.lt_u (local.get $mask0) (local.get $end))))
      (i32.store (local.get $out) (i32.wrap_i64 (local.get $n0)))
      (i32.store offset=4 (local.get $out) (i32.wrap_i64 (local.get $n1)))
      (i32.store offset=8 (local.get $out) (i32.wrap_i64 (local.get $n2)))
      (i32.store offset=12 (local.get $out) (i32.wrap_i64 (local.get $n3)))
      (local.set $out (i32.add (local.get $out) (i32.const 16)))
      (local.set $row (i32.add (local.get $row) (local.get $stride)))
      (br_if $each (i32.gt_s (local.tee $rows (i32.sub (local.get $rows) (i32.const 1))) (i32.const 0)))))

  ;; target ← target ∪ row.
  (func (export "or") (param $row i32) (param $stride i32) (param $target i32)
    (local $end i32)
    (local.set $end (i32.add (local.get $row) (local.get $stride)))
    (loop $words
      (i64.store (local.get $target) (i64.or (i64.load (local.get $target)) (i64.load (local.get $row))))
      (i64.store offset=8 (local.get $target) (i64.or (i64.load offset=8 (local.get $target)) (i64.load offset=8 (local.get $row))))
      (i64.store offset=16 (local.get $target) (i64.or (i64.load offset=16 (local.get $target)) (i64.load offset=16 (local.get $row))))
      (i64.store offset=24 (local.get $target) (i64.or (i64.load offset=24 (local.get $target)) (i64.load offset=24 (local.get $row))))
      (local.set $target (i32.add (local.get $target) (i32.const 32)))
      (local.set $row (i32.add (local.get $row) (i32.const 32)))
      (br_if $words (i32.lt_u (local.get $row) (local.get $end)))))

  ;; target ← target ∩ row.
  (func (export "and") (param $row i32) (param $stride i32) (param $target i32)
    (local $end i32)
    (local.set $end (i32.add (local.get $row) (local.get $stride)))
    (loop $words
      (i64.store (local.get $target) (i64.and (i64.load (local.get $target)) (i64.load (local.get $row))))
      (i64.store offset=8 (local.get $target) (i64.and (i64.load offset=8 (local.get $target)) (i64.load offset=8 (local.get $row))))
      (i64.store offset=16 (local.get $target) (i64.and (i64.load offset=16 (local.get $target)) (i64.load offset=16 (local.get $row))))
      (i64.store offset=24 (local.get $target) (i64.and (i64.load offset=24 (local.get $target)) (i64.load offset=24 (local.get $row))))
      (local.set $target (i32.add (local.get $target) (i32.const 32)))
      (local.set $row (i32.add (local.get $row) (i32.const 32)))
      (br_if $words (i32.lt_u (local.get $row) (local.get $end)))))

  ;; Sums up a sheet, see `sheet-memory.ts`: of each of its bits, how many of some respondents have it, and the sums of two
  ;; numbers of theirs over those who do, of 8 bits each or (`$bytes` = 2) of 16.
  ;;
  ;; The respondents are those of a mask, `$mask` … `$end`, whole 64-bit words. `$row` is the row of the sheet of the
  ;; mask's first respondent, `$first` and `$second` are where that respondent's numbers are. Rows have `$width` bytes, a
  ;; multiple of 16. `$out` takes three times 32 rows: the binary digits, the lowest first, of the counts and both sums.
  ;;
  ;; Up to 8192 respondents are taken at a time, so that their rows are still near when they are read for the second
  ;; number. What is needed meanwhile lies at `$scratch`:
  ;;       0  the respondents that are listed, 32 bits each
  ;;   32768  where the rows of each value 0 … 255 are, or where the next of them goes
  ;;   33792  the addresses of the rows by value, the highest first; those of a value are a multiple of 16, filled up by
  ;;   81920  an empty row, and behind it 14 rows: the binary digits of how many respondents have each bit
  (func (export "sum")
    (param $mask i32) (param $end i32) (param $row i32) (param $first i32) (param $second i32) (param $bytes i32)
    (param $width i32) (param $scratch i32) (param $out i32)
    (local $respondent i32) (local $listed i32) (local $before i32) (local $byte i32) (local $sums i32)
    (memory.fill (local.get $out) (i32.const 0) (i32.mul (local.get $width) (i32.const 96)))
    (memory.fill (i32.add (local.get $scratch) (i32.const 81920)) (i32.const 0) (local.get $width))
    (loop $parts
      (local.set $before (local.get $mask))
      (call $list (local.get $mask) (local.get $end) (local.get $respondent) (i32.const 1) (local.get $scratch))
      (local.set $listed)
      (local.set $mask)
      (local.set $respondent (i32.add (local.get $respondent)
        (i32.shl (i32.sub (local.get $mask) (local.get $before)) (i32.const 3))))
      (if (i32.gt_u (local.get $listed) (local.get $scratch)) (then
        (local.set $byte (i32.const 0))
        (loop $each
          ;; The second byte of a number is worth 2⁸ times the first.
          (local.set $sums (i32.add (local.get $out)
            (i32.mul (local.get $width) (i32.add (i32.const 32) (i32.shl (local.get $byte) (i32.const 3))))))
          (call $weigh (local.get $listed) (local.get $row) (local.get $width)
            (i32.add (local.get $first) (local.get $byte)) (local.get $bytes)
            ;; All who are listed are counted with the first byte, also where it is 0.
            (i32.ne (local.get $byte) (i32.const 0)) (local.get $scratch) (local.get $sums))
          (if (i32.eqz (local.get $byte)) (then
            (call $add (i32.add (local.get $scratch) (i32.add (local.get $width) (i32.const 81920)))
              (local.get $out) (local.get $width) (i32.const 14))))
          (call $weigh (local.get $listed) (local.get $row) (local.get $width)
            (i32.add (local.get $second) (local.get $byte)) (local.get $bytes)
            (i32.const 1) (local.get $scratch) (i32.add (local.get $sums) (i32.shl (local.get $width) (i32.const 5))))
          (br_if $each (i32.lt_u
            (local.tee $byte (i32.add (local.get $byte) (i32.const 1)))
            (local.get $bytes))))))
      (br_if $parts (i32.lt_u (local.get $mask) (local.get $end)))))

  ;; The counts alone, in the same place.
  (func (export "tally")
    (param $mask i32) (param $end i32) (param $row i32) (param $width i32) (param $scratch i32) (param $out i32)
    (local $listed i32) (local $before i32) (local $empty i32) (local $digits i32)
    (local $from i32) (local $to i32) (local $at i32) (local $fetched i32)
    (local.set $empty (i32.add (local.get $scratch) (i32.const 81920)))
    (local.set $digits (i32.add (local.get $empty) (local.get $width)))
    (memory.fill (local.get $out) (i32.const 0) (i32.shl (local.get $width) (i32.const 5)))
    (loop $parts
      (local.set $before (local.get $mask))
      (call $list (local.get $mask) (local.get $end) (local.get $row) (local.get $width) (local.get $scratch))
      (local.set $listed)
      (local.set $mask)
      (local.set $row (i32.add (local.get $row)
        (i32.mul (i32.shl (i32.sub (local.get $mask) (local.get $before)) (i32.const 3)) (local.get $width))))
      (memory.fill (local.get $empty) (i32.const 0) (i32.mul (local.get $width) (i32.const 15)))
      (local.set $listed (call $fill (local.get $listed) (local.get $scratch) (local.get $empty)))
      ;; 256 rows at a time, so that they are near when their further columns are read. They are fetched beforehand, many
      ;; at once: they lie far apart. What is read of them is kept somewhere, so that reading is not left out.
      (local.set $from (local.get $scratch))
      (block $done
        (loop $rows
          (br_if $done (i32.ge_u (local.get $from) (local.get $listed)))
          (local.set $to (i32.add (local.get $from) (i32.const 1024)))
          (if (i32.gt_u (local.get $to) (local.get $listed)) (then (local.set $to (local.get $listed))))
          (local.set $at (local.get $from))
          (loop $fetch
            (local.set $fetched (i32.xor (local.get $fetched) (i32.load (i32.load (local.get $at)))))
            (br_if $fetch (i32.lt_u (local.tee $at (i32.add (local.get $at) (i32.const 4))) (local.get $to))))
          (i32.store (i32.add (local.get $scratch) (i32.const 32768)) (local.get $fetched))
          (call $tally (local.get $from) (local.get $to) (local.get $width) (local.get $digits))
          (local.set $from (local.get $to))
          (br $rows)))
      (call $add (local.get $digits) (local.get $out) (local.get $width) (i32.const 14))
      (br_if $parts (i32.lt_u (local.get $mask) (local.get $end)))))

  ;; Lists what belongs to the members of a mask at `$scratch`: `$first` to its first bit, `$step` more to each further
  ;; one. Gives how far it has come in the mask, before 64 more members could be too many, and the end of the list.
  (func $list (param $mask i32) (param $end i32) (param $first i32) (param $step i32) (param $scratch i32)
    (result i32 i32)
    (local $listed i32) (local $full i32) (local $word i64)
    (local.set $listed (local.get $scratch))
    (local.set $full (i32.add (local.get $scratch) (i32.const 32512)))
    (block $done
      (loop $words
        (br_if $done (i32.or
          (i32.ge_u (local.get $mask) (local.get $end))
          (i32.gt_u (local.get $listed) (local.get $full))))
        (local.set $word (i64.load (local.get $mask)))
        (block $empty
          (loop $members
            (br_if $empty (i64.eqz (local.get $word)))
            (i32.store (local.get $listed)
              (i32.add (local.get $first) (i32.mul (i32.wrap_i64 (i64.ctz (local.get $word))) (local.get $step))))
            (local.set $listed (i32.add (local.get $listed) (i32.const 4)))
            (local.set $word (i64.and (local.get $word) (i64.sub (local.get $word) (i64.const 1))))
            (br $members)))
        (local.set $mask (i32.add (local.get $mask) (i32.const 8)))
        (local.set $first (i32.add (local.get $first) (i32.shl (local.get $step) (i32.const 6))))
        (br $words)))
    (local.get $mask)
    (local.get $listed))

  ;; Fills up a list of rows to a multiple of 16; gives its end.
  (func $fill (param $at i32) (param $scratch i32) (param $empty i32) (result i32)
    (block $filled
      (loop $each
        (br_if $filled (i32.eqz (i32.and (i32.sub (local.get $at) (local.get $scratch)) (i32.const 63))))
        (i32.store (local.get $at) (local.get $empty))
        (local.set $at (i32.add (local.get $at) (i32.const 4)))
        (br $each)))
    (local.get $at))

  ;; Adds up one byte of a number over the listed respondents who have each bit. Σ value is how many have at least 1, and
  ;; at least 2, and so on, added up: rows are counted by value, the highest first, and what is counted so far is added
  ;; to the sums as many times as the next value is lower. Rows of a value below `$least` are not counted.
  (func $weigh
    (param $listed i32) (param $row i32) (param $width i32) (param $values i32) (param $step i32) (param $least i32)
    (param $scratch i32) (param $sums i32)
    (local $places i32) (local $at i32) (local $digits i32) (local $empty i32) (local $value i32) (local $to i32)
    (local $last i32) (local $used i32)
    (local.set $places (i32.add (local.get $scratch) (i32.const 32768)))
    (local.set $empty (i32.add (local.get $scratch) (i32.const 81920)))
    (local.set $digits (i32.add (local.get $empty) (local.get $width)))
    (local.set $used (i32.sub (i32.const 32)
      (i32.clz (i32.shr_u (i32.sub (local.get $listed) (local.get $scratch)) (i32.const 2)))))
    (memory.fill (local.get $places) (i32.const 0) (i32.const 1024))
    (memory.fill (local.get $digits) (i32.const 0) (i32.mul (local.get $width) (i32.const 14)))
    ;; How many have each value.
    (local.set $at (local.get $scratch))
    (loop $each
      (local.set $to (i32.add (local.get $places) (i32.shl
        (i32.load8_u (i32.add (local.get $values) (i32.mul (i32.load (local.get $at)) (local.get $step))))
        (i32.const 2))))
      (i32.store (local.get $to) (i32.add (i32.load (local.get $to)) (i32.const 1)))
      (br_if $each (i32.lt_u (local.tee $at (i32.add (local.get $at) (i32.const 4))) (local.get $listed))))
    ;; Where their rows go, filled up by the empty one.
    (local.set $at (i32.add (local.get $scratch) (i32.const 33792)))
    (local.set $value (i32.const 1020))
    (loop $each
      (local.set $to (i32.add (local.get $places) (local.get $value)))
      (local.set $last (i32.add (local.get $at) (i32.shl (i32.load (local.get $to)) (i32.const 2))))
      (i32.store (local.get $to) (local.get $at))
      (local.set $at (call $fill (local.get $last) (local.get $scratch) (local.get $empty)))
      (br_if $each (i32.ge_s (local.tee $value (i32.sub (local.get $value) (i32.const 4))) (i32.const 0))))
    ;; The rows.
    (local.set $at (local.get $scratch))
    (loop $each
      (local.set $value (i32.load (local.get $at)))
      (local.set $to (i32.add (local.get $places) (i32.shl
        (i32.load8_u (i32.add (local.get $values) (i32.mul (local.get $value) (local.get $step))))
        (i32.const 2))))
      (local.set $last (i32.load (local.get $to)))
      (i32.store (local.get $last) (i32.add (local.get $row) (i32.mul (local.get $value) (local.get $width))))
      (i32.store (local.get $to) (i32.add (local.get $last) (i32.const 4)))
      (br_if $each (i32.lt_u (local.tee $at (i32.add (local.get $at) (i32.const 4))) (local.get $listed))))
    ;; Each value now tells where its rows end.
    (local.set $at (i32.add (local.get $scratch) (i32.const 33792)))
    (local.set $value (i32.const 255))
    (local.set $last (i32.const 0))
    (loop $each
      (local.set $to (i32.load (i32.add (local.get $places) (i32.shl (local.get $value) (i32.const 2)))))
      (if (i32.gt_u (local.get $to) (local.get $at)) (then
        (call $addTimes (i32.sub (local.get $last) (local.get $value))
          (local.get $digits) (local.get $sums) (local.get $width) (local.get $used))
        (local.set $last (local.get $value))
        (local.set $to (i32.add (local.get $scratch)
          (i32.and (i32.add (i32.sub (local.get $to) (local.get $scratch)) (i32.const 63)) (i32.const -64))))
        (call $tally (local.get $at) (local.get $to) (local.get $width) (local.get $digits))
        (local.set $at (local.get $to))))
      (br_if $each (i32.ge_s
        (local.tee $value (i32.sub (local.get $value) (i32.const 1)))
        (local.get $least))))
    (call $addTimes (local.get $last) (local.get $digits) (local.get $sums) (local.get $width) (local.get $used)))

  ;; Adds numbers of `$places` digits to others, `$times` times; nothing where that is not above 0.
  (func $addTimes
    (param $times i32) (param $digits i32) (param $sums i32) (param $width i32) (param $places i32)
    (block $done
      (loop $each
        (br_if $done (i32.le_s (local.get $times) (i32.const 0)))
        (call $add (local.get $digits)
          (i32.add (local.get $sums) (i32.mul (i32.ctz (local.get $times)) (local.get $width)))
          (local.get $width) (local.get $places))
        (local.set $times (i32.and (local.get $times) (i32.sub (local.get $times) (i32.const 1))))
        (br $each))))

  ;; Adds numbers of `$places` digits to others, of which the rest of the digits lie behind.
  (func $add (param $digits i32) (param $sums i32) (param $width i32) (param $places i32)
    (local $column i32) (local $at i32) (local $to i32) (local $place i32)
    (local $x v128) (local $y v128) (local $u v128) (local $carry v128)
    (loop $columns
      (local.set $at (i32.add (local.get $digits) (local.get $column)))
      (local.set $to (i32.add (local.get $sums) (local.get $column)))
      (local.set $carry (v128.const i64x2 0 0))
      (local.set $place (local.get $places))
      (loop $each
        (local.set $x (v128.load (local.get $at)))
        (local.set $y (v128.load (local.get $to)))
        (local.set $u (v128.xor (local.get $x) (local.get $y)))
        (v128.store (local.get $to) (v128.xor (local.get $u) (local.get $carry)))
        (local.set $carry (v128.bitselect (local.get $carry) (local.get $x) (local.get $u)))
        (local.set $at (i32.add (local.get $at) (local.get $width)))
        (local.set $to (i32.add (local.get $to) (local.get $width)))
        (br_if $each (local.tee $place (i32.sub (local.get $place) (i32.const 1)))))
      (block $done
        (loop $carries
          (br_if $done (i32.eqz (v128.any_true (local.get $carry))))
          (local.set $y (v128.load (local.get $to)))
          (v128.store (local.get $to) (v128.xor (local.get $y) (local.get $carry)))
          (local.set $carry (v128.and (local.get $y) (local.get $carry)))
          (local.set $to (i32.add (local.get $to) (local.get $width)))
          (br $carries)))
      (br_if $columns (i32.lt_u (local.tee $column (i32.add (local.get $column) (i32.const 16))) (local.get $width)))))

  ;; Adds the rows at some addresses, a multiple of 16 of them, to numbers of 14 digits: carry-save adders, see `bits.ts`.
  ;; Carries go through all digits: where they end is not known beforehand, and to guess it wrong takes longer.
  (func $tally (param $list i32) (param $end i32) (param $width i32) (param $digits i32)
    (local $column i32) (local $at i32) (local $to i32) (local $last i32)
    (local $y v128) (local $u v128) (local $ones v128) (local $twos v128) (local $fours v128) (local $eights v128)
    (local $twosA v128) (local $twosB v128) (local $foursA v128) (local $foursB v128) (local $eightsA v128) (local $eightsB v128)
    (local $carry v128)
    (loop $columns
      (local.set $to (i32.add (local.get $digits) (local.get $column)))
      (local.set $ones (v128.load (local.get $to)))
      (local.set $to (i32.add (local.get $to) (local.get $width)))
      (local.set $twos (v128.load (local.get $to)))
      (local.set $to (i32.add (local.get $to) (local.get $width)))
      (local.set $fours (v128.load (local.get $to)))
      (local.set $to (i32.add (local.get $to) (local.get $width)))
      (local.set $eights (v128.load (local.get $to)))
      (local.set $last (i32.add (local.get $to) (i32.mul (local.get $width) (i32.const 10))))
      (local.set $at (local.get $list))
      (loop $rows
        (local.set $y (v128.load (i32.add (i32.load offset=4 (local.get $at)) (local.get $column))))
        (local.set $u (v128.xor (local.get $ones) (v128.load (i32.add (i32.load (local.get $at)) (local.get $column)))))
        (local.set $twosA (v128.bitselect (local.get $y) (local.get $ones) (local.get $u)))
        (local.set $ones (v128.xor (local.get $u) (local.get $y)))
        (local.set $y (v128.load (i32.add (i32.load offset=12 (local.get $at)) (local.get $column))))
        (local.set $u (v128.xor (local.get $ones) (v128.load (i32.add (i32.load offset=8 (local.get $at)) (local.get $column)))))
        (local.set $twosB (v128.bitselect (local.get $y) (local.get $ones) (local.get $u)))
        (local.set $ones (v128.xor (local.get $u) (local.get $y)))
        (local.set $u (v128.xor (local.get $twos) (local.get $twosA)))
        (local.set $foursA (v128.bitselect (local.get $twosB) (local.get $twos) (local.get $u)))
        (local.set $twos (v128.xor (local.get $u) (local.get $twosB)))
        (local.set $y (v128.load (i32.add (i32.load offset=20 (local.get $at)) (local.get $column))))
        (local.set $u (v128.xor (local.get $ones) (v128.load (i32.add (i32.load offset=16 (local.get $at)) (local.get $column)))))
        (local.set $twosA (v128.bitselect (local.get $y) (local.get $ones) (local.get $u)))
        (local.set $ones (v128.xor (local.get $u) (local.get $y)))
        (local.set $y (v128.load (i32.add (i32.load offset=28 (local.get $at)) (local.get $column))))
        (local.set $u (v128.xor (local.get $ones) (v128.load (i32.add (i32.load offset=24 (local.get $at)) (local.get $column)))))
        (local.set $twosB (v128.bitselect (local.get $y) (local.get $ones) (local.get $u)))
        (local.set $ones (v128.xor (local.get $u) (local.get $y)))
        (local.set $u (v128.xor (local.get $twos) (local.get $twosA)))
        (local.set $foursB (v128.bitselect (local.get $twosB) (local.get $twos) (local.get $u)))
        (local.set $twos (v128.xor (local.get $u) (local.get $twosB)))
        (local.set $u (v128.xor (local.get $fours) (local.get $foursA)))
        (local.set $eightsA (v128.bitselect (local.get $foursB) (local.get $fours) (local.get $u)))
        (local.set $fours (v128.xor (local.get $u) (local.get $foursB)))
        (local.set $y (v128.load (i32.add (i32.load offset=36 (local.get $at)) (local.get $column))))
        (local.set $u (v128.xor (local.get $ones) (v128.load (i32.add (i32.load offset=32 (local.get $at)) (local.get $column)))))
        (local.set $twosA (v128.bitselect (local.get $y) (local.get $ones) (local.get $u)))
        (local.set $ones (v128.xor (local.get $u) (local.get $y)))
        (local.set $y (v128.load (i32.add (i32.load offset=44 (local.get $at)) (local.get $column))))
        (local.set $u (v128.xor (local.get $ones) (v128.load (i32.add (i32.load offset=40 (local.get $at)) (local.get $column)))))
        (local.set $twosB (v128.bitselect (local.get $y) (local.get $ones) (local.get $u)))
        (local.set $ones (v128.xor (local.get $u) (local.get $y)))
        (local.set $u (v128.xor (local.get $twos) (local.get $twosA)))
        (local.set $foursA (v128.bitselect (local.get $twosB) (local.get $twos) (local.get $u)))
        (local.set $twos (v128.xor (local.get $u) (local.get $twosB)))
        (local.set $y (v128.load (i32.add (i32.load offset=52 (local.get $at)) (local.get $column))))
        (local.set $u (v128.xor (local.get $ones) (v128.load (i32.add (i32.load offset=48 (local.get $at)) (local.get $column)))))
        (local.set $twosA (v128.bitselect (local.get $y) (local.get $ones) (local.get $u)))
        (local.set $ones (v128.xor (local.get $u) (local.get $y)))
        (local.set $y (v128.load (i32.add (i32.load offset=60 (local.get $at)) (local.get $column))))
        (local.set $u (v128.xor (local.get $ones) (v128.load (i32.add (i32.load offset=56 (local.get $at)) (local.get $column)))))
        (local.set $twosB (v128.bitselect (local.get $y) (local.get $ones) (local.get $u)))
        (local.set $ones (v128.xor (local.get $u) (local.get $y)))
        (local.set $u (v128.xor (local.get $twos) (local.get $twosA)))
        (local.set $foursB (v128.bitselect (local.get $twosB) (local.get $twos) (local.get $u)))
        (local.set $twos (v128.xor (local.get $u) (local.get $twosB)))
        (local.set $u (v128.xor (local.get $fours) (local.get $foursA)))
        (local.set $eightsB (v128.bitselect (local.get $foursB) (local.get $fours) (local.get $u)))
        (local.set $fours (v128.xor (local.get $u) (local.get $foursB)))
        (local.set $u (v128.xor (local.get $eights) (local.get $eightsA)))
        (local.set $carry (v128.bitselect (local.get $eightsB) (local.get $eights) (local.get $u)))
        (local.set $eights (v128.xor (local.get $u) (local.get $eightsB)))
        (local.set $to (i32.sub (local.get $last) (i32.mul (local.get $width) (i32.const 9))))
        (loop $carries
          (local.set $y (v128.load (local.get $to)))
          (v128.store (local.get $to) (v128.xor (local.get $y) (local.get $carry)))
          (local.set $carry (v128.and (local.get $y) (local.get $carry)))
          (br_if $carries (i32.le_u (local.tee $to (i32.add (local.get $to) (local.get $width))) (local.get $last))))
        (br_if $rows (i32.lt_u (local.tee $at (i32.add (local.get $at) (i32.const 64))) (local.get $end))))
      (local.set $to (i32.add (local.get $digits) (local.get $column)))
      (v128.store (local.get $to) (local.get $ones))
      (local.set $to (i32.add (local.get $to) (local.get $width)))
      (v128.store (local.get $to) (local.get $twos))
      (local.set $to (i32.add (local.get $to) (local.get $width)))
      (v128.store (local.get $to) (local.get $fours))
      (local.set $to (i32.add (local.get $to) (local.get $width)))
      (v128.store (local.get $to) (local.get $eights))
      (br_if $columns (i32.lt_u (local.tee $column (i32.add (local.get $column) (i32.const 16))) (local.get $width)))))

  ;; Reads words and does nothing else: what counting is measured against. Their exclusive or; `$end` − `$at` is a
  ;; multiple of 64 and not 0.
  (func (export "read") (param $at i32) (param $end i32) (result i64)
    (local $a i64) (local $b i64)
    (loop $words
      (local.set $a (i64.xor (local.get $a) (i64.load (local.get $at))))
      (local.set $b (i64.xor (local.get $b) (i64.load offset=8 (local.get $at))))
      (local.set $a (i64.xor (local.get $a) (i64.load offset=16 (local.get $at))))
      (local.set $b (i64.xor (local.get $b) (i64.load offset=24 (local.get $at))))
      (local.set $a (i64.xor (local.get $a) (i64.load offset=32 (local.get $at))))
      (local.set $b (i64.xor (local.get $b) (i64.load offset=40 (local.get $at))))
      (local.set $a (i64.xor (local.get $a) (i64.load offset=48 (local.get $at))))
      (local.set $b (i64.xor (local.get $b) (i64.load offset=56 (local.get $at))))
      (local.set $at (i32.add (local.get $at) (i32.const 64)))
      (br_if $words (i32.lt_u (local.get $at) (local.get $end))))
    (i64.xor (local.get $a) (local.get $b))))
