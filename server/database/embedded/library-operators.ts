/** Tested against MongoDB's documentation; operators that are neither here nor ours are refused. */
export const LIBRARY_EXPRESSIONS: ReadonlySet<string> = new Set(
  `$abs $add $ceil $divide $exp $floor $ln $log $log10 $mod $multiply $pow $round $sqrt $subtract $trunc
   $and $or $not $cond $ifNull $switch $literal $let $isNumber $rand
   $arrayElemAt $concatArrays $filter $first $indexOfArray $isArray $last $map $range $reduce $reverseArray $size $slice
   $sortArray $zip $allElementsTrue $anyElementTrue $setDifference $setEquals $setIntersection $setIsSubset $setUnion
   $concat $ltrim $regexFind $regexFindAll $regexMatch $replaceAll $replaceOne $rtrim $split $strLenBytes $strLenCP
   $strcasecmp $substrBytes $substrCP $trim
   $dateFromString $dateToParts $dateToString $dateTrunc $dayOfMonth $dayOfWeek $dayOfYear $hour $millisecond $minute
   $month $second $year
   $getField $mergeObjects $objectToArray $setField $unsetField`
    .split(/\s+/)
    .concat("$dateAdd", "$dateSubtract"),
);

export const LIBRARY_ACCUMULATORS: ReadonlySet<string> = new Set(
  "$addToSet $avg $count $first $last $max $mergeObjects $min $push $stdDevPop $stdDevSamp $sum".split(" "),
);
